/// The part of a plan to grade on one machine, set by a scheduler or by flags.
package struct PlanPart: Equatable, Sendable {
  /// The part's index, counted from zero as in schedulers.
  package var index: Int
  package var count: Int
  /// The environment variable that set the index; nil if flags set it, or if the whole class is graded.
  package var variable: String?

  package init(index: Int, count: Int, variable: String? = nil) {
    self.index = index
    self.count = count
    self.variable = variable
  }

  /// Reads the part from the flags, else from Slurm's or Kubernetes' variables; defaults to the whole class.
  ///
  /// A count from a flag combines with an index from a variable, so restarting part 5 alone still grades the
  /// same part 5.
  ///
  /// - Throws: `PlanError.noCount`, `PlanError.noSuchPart`.
  package init(
    index: Int?, count: Int?, environment: [String: String]
  ) throws(PlanError) {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    let slurm = "SLURM_ARRAY_TASK"
    if let index {
      guard let count else { throw .noCount(variable: "--index") }
      self.init(index: index, count: count)
    } else if let task = number("\(slurm)_ID") {
      if let count {
        self.init(index: task, count: count, variable: "\(slurm)_ID")
      } else if let all = number("\(slurm)_COUNT") {
        let step = max(1, number("\(slurm)_STEP") ?? 1)
        self.init(
          index: (task - (number("\(slurm)_MIN") ?? 0)) / step, count: all, variable: "\(slurm)_ID")
      } else {
        throw .noCount(variable: "\(slurm)_ID")
      }
    } else if let task = number("JOB_COMPLETION_INDEX") {
      guard let count else { throw .noCount(variable: "JOB_COMPLETION_INDEX") }
      self.init(index: task, count: count, variable: "JOB_COMPLETION_INDEX")
    } else if let count, count != 1 {
      throw .noSuchPart(number: count, count: count)
    } else {
      self.init(index: 0, count: 1)
    }
    guard (0..<max(0, self.count)).contains(self.index) else {
      throw .noSuchPart(number: self.index, count: self.count)
    }
  }

  package var shard: Shard { Shard(index: index + 1, count: count) }
}
