package import Compiling
package import Foundation
package import PhoneFacts

/// What one target takes: everything that Xcode would make a program of.
package struct AppTarget: Sendable {
  /// Such as `WeatherWidgetExtension`.
  package var name: String
  /// What it was read from, such as `Weather.xcodeproj`.
  package var project: String
  package var sources: [URL] = []
  /// Catalogs, tables of strings and data.
  package var resources: [URL] = []
  package var definitions: [URL] = []
  /// Core Data's models, of which Xcode makes classes.
  package var dataModels: [URL] = []
  /// The `Info.plist` as it would be in the product.
  package var information: [String: PropertyValue] = [:]
  package var entitlements: [String: PropertyValue] = [:]
  /// What `#if` finds true, such as `DEBUG`.
  package var conditions: [String] = []
  package var languageMode = CompileOptions.LanguageMode.swift5
  /// Whether declarations belong to the main actor unless they say otherwise.
  package var isIsolatedToMainActor = false
  package var deploymentTarget: SystemVersion?
  /// That of the app which has this extension inside; nil where nobody says which that is.
  package var hostDeploymentTarget: SystemVersion?
  /// Whether Xcode makes `Color.brand` of a catalog, besides `ColorResource.brand`.
  package var makesAssetExtensions = true
  /// Modules of the project's that the sources import, each behind those that it imports itself.
  package var modules: [ProjectModule] = []
  package var leftOut: [Untaken] = []

  package init(name: String, project: String) {
    self.name = name
    self.project = project
  }
}
