// swift-tools-version: 6.2
// The browser page of the canvas and the program that serves it. `rings` depends on this program as a product of another
// package, because SwiftPM would otherwise link what it depends on, FlyingFox and libcurl, into `rings` as well.
//
// A target may import only the targets that it lists here.
import Foundation
import PackageDescription

/// Settings that halve the time of a first build, as in the manifests of the other packages.
let firstBuild: [SwiftSetting] =
  ProcessInfo.processInfo.environment["RINGS_TESTS"] == nil
  ? [
    .unsafeFlags(
      [
        "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
        "-no-emit-module-separately-wmo", "-index-ignore-system-modules", "-Xfrontend",
        "-sil-verify-none", "-Xfrontend", "-disable-llvm-verify",
      ], .when(configuration: .debug))
  ] : []

let common: [SwiftSetting] =
  firstBuild + [
    // All packages of this repository share `package` access. By default, SwiftPM names the access group
    // after the folder, so targets set `packageAccess: false`.
    .unsafeFlags(["-package-name", "rings"]),
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ]

func module(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: name, resources: resources,
    packageAccess: false, swiftSettings: common)
}

let package = Package(
  name: "Page",
  products: [
    .library(name: "PageLink", targets: ["PageLink"]),
    .library(name: "PageServer", targets: ["PageServer"]),
    .executable(name: "rings-page", targets: ["rings-page"]),
  ],
  dependencies: [
    .package(path: "../../Foundations"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    module("PageLink", ["Sentences"]),
    module(
      "PageServer",
      [
        "PageLink",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [
        "index.html", "style.css", "phone.css", "canvas.js", "compare.js", "connection.js",
        "controls.js", "elements.js", "findings.js", "keys.js", "lesson.js", "log.js", "phone.js",
        "pictures.js", "previews.js", "share.js", "sheet.js", "time.js",
      ].map { .embedInCode("Page/\($0)") }),
    .executableTarget(
      name: "rings-page", dependencies: ["PageLink", "PageServer"], path: "rings-page",
      packageAccess: false, swiftSettings: common),
  ]
)

for target in package.targets {
  target.dependencies = target.dependencies.map { dependency in
    guard case .byNameItem("Sentences", _) = dependency else { return dependency }
    return .product(name: "Sentences", package: "Foundations")
  }
}
