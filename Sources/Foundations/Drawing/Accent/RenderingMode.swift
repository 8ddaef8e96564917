/// The three ways a system colours a widget; `WidgetRenderingMode` by another module.
package enum RenderingMode: String, Codable, Sendable, CaseIterable {
  case fullColor, accented, vibrant
}
