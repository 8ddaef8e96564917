/// What a scheduler is given to grade a plan: paths below the plan's folder, and texts.
struct JobFile {
  var path: String
  var text: String

  static func all(of header: PlanHeader) -> [JobFile] {
    SlurmJobs.files(parts: header.parts) + KubernetesJobs.files(parts: header.parts)
  }
}
