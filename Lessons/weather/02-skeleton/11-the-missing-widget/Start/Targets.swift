/// The oldest iOS version for each target of the project: “Minimum Deployments” in Xcode.
enum Targets {
  static let app = "15.0"
  // TODO: which phones have the app but no widget?
  static let widgetExtension = "16.2"
}
