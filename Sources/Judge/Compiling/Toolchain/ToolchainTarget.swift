/// The required part of `swiftc -print-target-info`'s output.
struct ToolchainTarget: Decodable {
  struct Target: Decodable {
    let unversionedTriple: String
    let arch: String
  }

  struct Paths: Decodable {
    let runtimeResourcePath: String
  }

  let compilerVersion: String
  let target: Target
  let paths: Paths
}
