package import Compiling
package import Foundation
package import PhoneFacts

/// The contents of one target: everything that Xcode would compile and bundle.
package struct AppTarget: Sendable {
  /// The target's name, such as `WeatherWidgetExtension`.
  package var name: String
  /// The project's name, such as `Weather.xcodeproj`.
  package var project: String
  package var sources: [URL] = []
  /// Asset catalogs, string tables and data.
  package var resources: [URL] = []
  package var definitions: [URL] = []
  /// Core Data models, for which Xcode generates classes.
  package var dataModels: [URL] = []
  /// The `Info.plist` as it appears in the product.
  package var information: [String: PropertyValue] = [:]
  package var entitlements: [String: PropertyValue] = [:]
  /// Conditions that are true in `#if`, such as `DEBUG`.
  package var conditions: [String] = []
  package var languageMode = CompileOptions.LanguageMode.swift5
  /// Whether declarations are isolated to the main actor by default.
  package var isIsolatedToMainActor = false
  /// The modules that the bridging header imports, which all sources see implicitly.
  package var bridgedModules: [String] = []
  /// The names that the project's Objective-C headers declare for the sources.
  package var objectiveCNames: Set<String> = []
  package var deploymentTarget: SystemVersion?
  /// The deployment target of the app that contains this extension; nil if the app is unknown.
  package var hostDeploymentTarget: SystemVersion?
  /// The string tables of that app that this extension lacks.
  package var hostTables: [URL] = []
  /// The app groups of that app.
  package var hostGroups: [String] = []
  /// The lowest iOS version of a phone with this target's widgets.
  package var lowestSystem: SystemVersion? {
    [deploymentTarget, hostDeploymentTarget].compactMap(\.self).max()
  }
  /// Whether Xcode generates `Color.brand` in addition to `ColorResource.brand`.
  package var makesAssetExtensions = true
  /// The project's modules that the sources import, each after the modules that it imports.
  package var modules: [ProjectModule] = []
  package var leftOut: [Untaken] = []
  /// The target's products of remote packages without source near the project.
  ///
  /// A product usually has the name of its module, which may also be the name of an Apple framework.
  package var absentModules: [String] = []

  package init(name: String, project: String) {
    self.name = name
    self.project = project
  }

  /// The target's app groups, according to its entitlements.
  package var groups: [String] {
    entitlements["com.apple.security.application-groups"]?.texts ?? []
  }
}
