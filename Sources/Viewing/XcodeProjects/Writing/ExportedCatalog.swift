/// The parts of an asset catalog that Xcode's own templates begin with.
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
