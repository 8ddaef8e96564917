/// A Slurm job array that grades the submissions in a plan, and a job that collects the results after all
/// parts succeed.
enum SlurmJobs {
  static func files(parts: Int) -> [JobFile] {
    [
      JobFile(path: "slurm/submit.sh", text: submit(parts: parts)),
      JobFile(path: "slurm/part.sh", text: part(parts: parts)),
      JobFile(path: "slurm/collect.sh", text: collect),
    ]
  }

  private static func submit(parts: Int) -> String {
    """
    #!/bin/bash
    # Grades this plan as a Slurm array of \(parts), and collects the results once every part has succeeded:
    #
    #   bash slurm/submit.sh [OPTIONS OF SBATCH, SUCH AS --partition=NAME]
    #
    # If `rings` isn't on the nodes' PATH, set RINGS to its path. To restart a failed part:
    #   sbatch --array=INDEX slurm/part.sh "$PWD"
    set -euo pipefail
    plan=$(cd "$(dirname "$0")/.." && pwd)
    mkdir -p "$plan/logs"
    parts=$(sbatch --parsable "$@" --array=0-\(parts - 1) --output="$plan/logs/part-%a.log" \\
      "$plan/slurm/part.sh" "$plan")
    collect=$(sbatch --parsable "$@" --dependency=afterok:"${parts%%;*}" --kill-on-invalid-dep=yes \\
      --output="$plan/logs/collect.log" "$plan/slurm/collect.sh" "$plan")
    echo "${parts%%;*} ${collect%%;*}"

    """
  }

  private static func part(parts: Int) -> String {
    """
    #!/bin/bash
    #SBATCH --job-name=rings-part
    #SBATCH --requeue
    #SBATCH --open-mode=append
    #SBATCH --signal=B:TERM@60
    set -u
    plan=${1:?the folder of the plan}
    stopped=
    # Finished results are kept when the time is up, so the shell forwards the signal.
    trap 'stopped=1; kill -TERM "$grading" 2>/dev/null' TERM
    for attempt in 1 2 3 4 5; do
      "${RINGS:-rings}" grade run "$plan" --count \(parts) &
      grading=$!
      wait "$grading"
      status=$?
      while kill -0 "$grading" 2>/dev/null; do
        wait "$grading"
        status=$?
      done
      if [ -n "$stopped" ]; then
        # Continues where it stopped, with a new time limit.
        scontrol requeue "${SLURM_ARRAY_JOB_ID}_${SLURM_ARRAY_TASK_ID}" || exit 75
        sleep 60
        exit 75
      fi
      # 75 means: try again. So does being killed, for example when out of memory.
      [ "$status" -eq 75 ] || [ "$status" -gt 128 ] || break
      echo "Attempt $attempt ended with status $status." >&2
      sleep "$attempt"
    done
    exit "$status"

    """
  }

  private static let collect = """
    #!/bin/bash
    #SBATCH --job-name=rings-collect
    #SBATCH --open-mode=append
    exec "${RINGS:-rings}" grade collect "${1:?the folder of the plan}"

    """
}
