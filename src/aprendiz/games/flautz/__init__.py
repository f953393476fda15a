"""FLAUTZ!: exchange scrolls, five of a kind or in a row; the rules are in docs/rules/flautz.md."""
