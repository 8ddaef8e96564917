/// The version of Rings, for `--version`, caches and reports.
package enum RingsVersion {
  package static let text = "1.0.0"
}
