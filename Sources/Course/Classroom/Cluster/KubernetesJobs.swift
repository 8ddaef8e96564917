/// A Kubernetes Indexed Job that grades the submissions in a plan, and a job that collects the results.
enum KubernetesJobs {
  static func files(parts: Int) -> [JobFile] {
    [
      JobFile(path: "kubernetes/parts.yml", text: partsJob(parts)),
      JobFile(path: "kubernetes/collect.yml", text: collectJob),
    ]
  }

  private static func partsJob(_ parts: Int) -> String {
    """
    # Grades this plan as an Indexed Job with \(parts) parts. Fill in the image that contains Rings and the claim
    # of the volume that contains the plan (its root is the plan's folder), then run
    #
    #   kubectl apply -f parts.yml && kubectl wait --for=condition=complete --timeout=-1s job/rings-parts
    #   kubectl apply -f collect.yml
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: rings-parts
    spec:
      completions: \(parts)
      parallelism: \(min(parts, 8))
      completionMode: Indexed
      backoffLimitPerIndex: 3
      maxFailedIndexes: \(parts)
      podFailurePolicy:
        rules:
          # A drained node isn't a failure of the pod.
          - action: Ignore
            onPodConditions:
              - type: DisruptionTarget
          # 78: this kind of pod can't grade here.
          - action: FailJob
            onExitCodes:
              containerName: rings
              operator: In
              values: [78]
          # 2 and 3 need a person to look; everything else, including 75, is retried.
          - action: FailIndex
            onExitCodes:
              containerName: rings
              operator: In
              values: [2, 3]
    \(template(["grade", "run", "/plan", "--count", "\(parts)"]))
    """
  }

  private static let collectJob = """
    # Collects the results of the parts; fails while any of them is unfinished.
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: rings-collect
    spec:
      backoffLimit: 0
    \(template(["grade", "collect", "/plan"]))
    """

  private static func template(_ arguments: [String]) -> String {
    let words = arguments.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
        template:
          spec:
            restartPolicy: Never
            # The jail needs its own user namespaces.
            hostUsers: false
            containers:
              - name: rings
                image: rings
                command: ["rings"]
                args: [\(words)]
                volumeMounts:
                  - name: plan
                    mountPath: /plan
            volumes:
              - name: plan
                persistentVolumeClaim:
                  claimName: rings-plan

      """
  }
}
