// AppIntents' API speaks in Foundation's types; files that import only AppIntents use them freely.
@_exported public import AppleFoundation
