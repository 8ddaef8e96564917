import SwiftSource

extension SourceRewriter {
  /// Makes `value as NSNumber` compile without an Objective-C runtime to bridge values.
  ///
  /// In expressions, the cast becomes the operator `<~` with a marker as long as the class's name. Patterns
  /// such as `case let number as NSNumber` and `catch let error as …` stay, because they test a value instead
  /// of converting it.
  package static let bridgingCasts = SourceRewriter(signs: ["as NS"]) { file in
    var edits: [SourceEdit] = []
    var isPattern = false
    for (place, token) in file.tokens.enumerated() {
      if token.startsLine { isPattern = false }
      if token.isWord("case") || token.isWord("catch") { isPattern = true }
      guard token.isWord("as"), !isPattern, !file.isAdjacent(place),
        let marker = bridgedClasses[file[place + 1].text], file[place + 1].kind == .word,
        // An optional such as `NSNumber?` is a different type, so leave its cast unchanged.
        !(file.isAdjacent(place + 2) && ["?", "!", "."].contains(file[place + 2].text))
      else { continue }
      edits.append(SourceEdit(token.range, "<~"))
      edits.append(SourceEdit(file[place + 1].range, marker))
    }
    return edits
  }

  /// Foundation's bridged classes, with the markers that replace their names in the copies of the source.
  static let bridgedClasses = [
    "NSNumber": "NSNumb_r", "NSString": "NSStri_g", "NSDate": "NSDat_", "NSData": "NSDa_a",
    "NSURL": "NSU_L", "NSArray": "NSArr_y", "NSDictionary": "NSDictiona_y", "NSSet": "NSS_t",
  ]
}
