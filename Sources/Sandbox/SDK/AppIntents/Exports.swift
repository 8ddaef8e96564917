// Re-exports Foundation, because the API uses its types, and files that import only AppIntents rely on them.
@_exported public import AppleFoundation
