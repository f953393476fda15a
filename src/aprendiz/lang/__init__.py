"""All texts of the product, by key and language: Fluent files, read on demand and shared with the browser."""
