/// The workflow and script for GitHub Classroom.
///
/// The workflow in the student's repository downloads the grader from a place where students can't read the
/// checks. It passes the result to GitHub Classroom's reporter.
enum GitHubGrader {
  static let workflow = """
    # Grades every push with Rings. The secret RINGS_GRADER_URL is the address of autograder.zip. Don't put that
    # file in this repository: everyone who can read the repository could read the checks.
    name: Rings
    on: [push, workflow_dispatch]
    permissions:
      actions: read
      checks: write
      contents: read
    jobs:
      grade:
        runs-on: ubuntu-22.04
        timeout-minutes: 30
        if: github.actor != 'github-classroom[bot]'
        steps:
          - uses: actions/checkout@v4
            with:
              path: submission
              persist-credentials: false
          - name: Set up the grader
            env:
              RINGS_GRADER_URL: ${{ secrets.RINGS_GRADER_URL }}
            run: |
              curl -fsSL "$RINGS_GRADER_URL" -o "$RUNNER_TEMP/autograder.zip"
              unzip -q "$RUNNER_TEMP/autograder.zip" -d "$RUNNER_TEMP/autograder"
              sudo bash "$RUNNER_TEMP/autograder/setup.sh"
          - name: Grade
            id: rings
            run: bash "$RUNNER_TEMP/autograder/run_github" "$GITHUB_WORKSPACE/submission"
          - name: Report
            uses: classroom-resources/autograding-grading-reporter@v1
            env:
              RINGS_RESULTS: ${{ steps.rings.outputs.result }}
            with:
              runners: rings

    """

  static let run = """
    #!/bin/bash
    # run_github SUBMISSION: Classroom's reporter reads the output of this step.
    set -u
    here=$(cd "$(dirname "$0")" && pwd)
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    bash "$here/grade-one.sh" "$1" "$work/out" github-classroom
    status=$?
    made=$work/out/github-classroom/submission.json
    # If the grader itself fails, the step fails, so that the failure isn't mistaken for a mark.
    [ "$status" -eq 0 ] && [ -s "$made" ] || exit 3
    echo "result=$(base64 --wrap=0 "$made")" >>"${GITHUB_OUTPUT:-/dev/stdout}"

    """
}
