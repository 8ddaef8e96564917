/// A file that tells a job scheduler how to grade the submissions in a plan.
///
/// Its path is relative to the plan's folder.
struct JobFile {
  var path: String
  var text: String

  static func all(of header: PlanHeader) -> [JobFile] {
    SlurmJobs.files(parts: header.parts) + KubernetesJobs.files(parts: header.parts)
  }
}
