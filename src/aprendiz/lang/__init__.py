"""Everything the product says, by key and language: Fluent files, read on demand, shared with the browser."""
