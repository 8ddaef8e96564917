/// The rendering modes of `WidgetRenderingMode`.
package enum RenderingMode: String, Codable, Sendable, CaseIterable {
  case fullColor, accented, vibrant
}
