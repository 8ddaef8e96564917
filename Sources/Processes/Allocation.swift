/// How programs take memory that live for seconds.
package enum Allocation {
  /// Memory is taken in large steps and never given back: such a program would otherwise spend up to an eighth
  /// of its time on faults of single pages. Settings of glibc's allocator, for a program's environment.
  package static let inLargeSteps = [
    "GLIBC_TUNABLES": [
      "hugetlb=1", "top_pad=67108864", "mmap_threshold=33554432", "trim_threshold=1073741824",
    ].map { "glibc.malloc.\($0)" }.joined(separator: ":")
  ]
}
