/// The script that Gradescope runs.
///
/// Gradescope puts the zip in `/autograder/source` and the submission in `/autograder/submission`. It expects
/// a result in every case.
enum GradescopeGrader {
  static let run = """
    #!/bin/bash
    # To try this out, set AUTOGRADER to a folder other than Gradescope's.
    set -u
    root=${AUTOGRADER:-/autograder}
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    mkdir -p "$root/results"
    bash "$root/source/grade-one.sh" "$root/submission" "$work/out" gradescope >"$work/log" 2>&1
    status=$?
    cat "$work/log"
    made=$work/out/gradescope/submission/results.json
    if [ "$status" -eq 0 ] && [ -s "$made" ]; then
      cp "$made" "$root/results/results.json"
      exit 0
    fi
    # The learner isn't at fault and reads so; only the teacher sees the cause.
    trace=$(tail -c 6000 "$work/log" | iconv -c -f UTF-8 -t UTF-8 | tr -d '\\000-\\010\\013-\\037' |
      sed 's/\\\\/\\\\\\\\/g; s/"/\\\\"/g; s/\\t/  /g' | sed ':a;N;$!ba;s/\\n/\\\\n/g')
    cat >"$root/results/results.json" <<END
    {
      "score": 0,
      "stdout_visibility": "hidden",
      "output": "Your work wasn't graded, but that isn't your fault. Your teacher can start the grader again.",
      "output_format": "text",
      "tests": [
        {"name": "Grading", "status": "failed", "score": 0, "max_score": 0, "visibility": "visible",
         "output": "Your work wasn't graded, but that isn't your fault.", "output_format": "text"},
        {"name": "What happened (status $status)", "status": "failed", "score": 0, "max_score": 0,
         "visibility": "hidden", "output": "$trace", "output_format": "text"}
      ]
    }
    END

    """
}
