import Glibc
import LayoutScene
import Reports
import Typesetting

extension RunFacts {
  /// The facts of a run: the commit of a folder where it is in a repository of Git, and the versions of programs and of
  /// what sets texts.
  package init(folder: String?, programs: [String]) {
    let commit = folder.flatMap(Self.commit)
    let libraries = Fingerprint(files: []).libraries.map { "\($0.name) \($0.version)" }
    self.init(commit: commit?.hash, date: commit?.date, versions: programs + libraries)
  }

  /// What Git says about the folder's HEAD; nil without Git, and outside of repositories. The date is
  /// that of the committer, with their time zone, and does not depend on the clock.
  private static func commit(of folder: String) -> (hash: String, date: String)? {
    // Nothing is fetched, asked or verified, whatever the repository's configuration says.
    let git = StreamedProgram([
      "/usr/bin/env", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "git",
      "-C", folder.isEmpty ? "." : folder, "--no-pager", "-c", "log.showSignature=false", "show",
      "--no-patch", "--format=%H%n%cI", "HEAD",
    ])
    var lines: [String] = []
    let status = git.run { stream, line in if stream == STDOUT_FILENO { lines.append(line) } }
    guard status == 0, lines.count == 2, lines[0].allSatisfy(\.isHexDigit) else { return nil }
    return (lines[0], lines[1].oneLine)
  }
}
