// The API uses Foundation's types, and files that import only AppIntents rely on them.
@_exported public import AppleFoundation
