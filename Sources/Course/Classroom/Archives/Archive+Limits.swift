import Archives

extension Archive.Limits {
  static let submission = Archive.Limits(packedBytes: 32 << 20, bytes: 32 << 20, items: 20_000)
  static let wholeClass = Archive.Limits(packedBytes: 1 << 30, bytes: 1 << 30, items: 65_534)
}
