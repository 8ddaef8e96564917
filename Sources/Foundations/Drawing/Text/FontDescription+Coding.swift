/// Omits default values, because nearly every piece of text encodes a font.
extension FontDescription: Codable {
  private enum Key: String, CodingKey {
    case size, weight, design, isItalic, hasMonospacedDigits, lineHeight, tracking, widthScale
    case typeface
  }

  package func encode(to encoder: any Encoder) throws {
    let usual = FontDescription(size: size)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(size, forKey: .size)
    if weight != usual.weight { try container.encode(weight, forKey: .weight) }
    if design != usual.design { try container.encode(design, forKey: .design) }
    if isItalic { try container.encode(true, forKey: .isItalic) }
    if hasMonospacedDigits { try container.encode(true, forKey: .hasMonospacedDigits) }
    if let lineHeight { try container.encode(lineHeight, forKey: .lineHeight) }
    if tracking != usual.tracking { try container.encode(tracking, forKey: .tracking) }
    if widthScale != usual.widthScale { try container.encode(widthScale, forKey: .widthScale) }
    if let typeface { try container.encode(typeface, forKey: .typeface) }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(size: try container.decode(Double.self, forKey: .size))
    func given<Value: Decodable>(_ key: Key, or usual: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? usual
    }
    weight = try given(.weight, or: weight)
    design = try given(.design, or: design)
    isItalic = try given(.isItalic, or: isItalic)
    hasMonospacedDigits = try given(.hasMonospacedDigits, or: hasMonospacedDigits)
    lineHeight = try container.decodeIfPresent(Double.self, forKey: .lineHeight)
    tracking = try given(.tracking, or: tracking)
    widthScale = try given(.widthScale, or: widthScale)
    typeface = try container.decodeIfPresent(Typeface.self, forKey: .typeface)
  }
}
