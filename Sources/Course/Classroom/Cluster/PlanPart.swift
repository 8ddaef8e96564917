/// Which part of a plan a machine takes, as a scheduler or a person says.
package struct PlanPart: Equatable, Sendable {
  /// From 0, as schedulers count.
  package var index: Int
  package var count: Int
  /// What said so; nil for flags, and where the whole class is meant.
  package var variable: String?

  package init(index: Int, count: Int, variable: String? = nil) {
    self.index = index
    self.count = count
    self.variable = variable
  }

  /// The part that flags name, before Slurm's and Kubernetes' variables; the whole class without any.
  ///
  /// A flag's count goes with a variable's index: then part 5 is the same part whether the array runs as a
  /// whole or part 5 alone is started again.
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

  /// The part's share of the class.
  package var shard: Shard { Shard(index: index + 1, count: count) }
}
