"""FLAUTZ!: exchange cards to make a spell of one value or of one colour in a row. Rules: docs/rules/flautz.md."""
