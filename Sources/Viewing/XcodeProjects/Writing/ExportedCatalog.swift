/// The contents of asset catalogs in Xcode's own templates.
enum ExportedCatalog {
  static let contents = """
    {
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """

  static let emptyColor = """
    {
      "colors" : [ { "idiom" : "universal" } ],
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """

  static let emptyIcon = """
    {
      "images" : [ { "idiom" : "universal", "platform" : "ios", "size" : "1024x1024" } ],
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """
}
