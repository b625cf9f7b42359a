# What Scripts/plumb and Scripts/test share: the Debian packages, Swift, and the build's flags.
# Sourced, never run. Everything it says goes to stderr, because stdout belongs to plumb's data.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# The lists of the packages that are needed; Scripts/test adds its own.
package_lists=("$root/Scripts/packages.txt")

# Empty; its time says when all packages of the lists were last seen to be installed.
known_packages="$root/.build/packages-installed"

# The check that makes an import that Package.swift does not list an error.
build_flags=(--package-path "$root" --explicit-target-dependency-import-check error)

# The program carries its own Swift libraries, because loading them as shared ones takes a fifth of
# the time of a small render; and it sits at a fixed address, because to relocate all that it carries
# takes a millisecond of every start. It does without the check at run time that no two parts of the
# program change one property at once, which takes 6 to 9 % of the time of a check; the tests are built
# with it. To write what a debugger reads takes a tenth of the build.
release_flags=(-c release --static-swift-stdlib -debug-info-format none -Xswiftc -Xclang-linker
  -Xswiftc -no-pie -Xswiftc -enforce-exclusivity=unchecked)

# Modules that are compiled without optimisation, as to optimise them takes more than a third of the first build.
# Scripts/release optimises all; beside what it builds, a check takes 9 % more instructions and a picture 8 %. What needs
# the optimiser, such as loops over pixels, stands in a module of its own.
unoptimised_modules="plumb Snapshots UIKit UIKitApp OSPlumb SnapshotTestingPlumb LanguageServer SourceRewriting Preview Conversion Comparison Causes Headroom InterfaceBuilder CellLayout Drawing Reports FlyingSocks ArgumentParser*"

# Modules that are optimised without copies of generic code for each type. To make these copies takes more than half of
# the time of Documents, whose tables of keys are generic. Without them a check takes 9 % more instructions.
unspecialised_modules="Documents"

# Modules that are compiled file by file: one file of them takes seconds, and the whole module a minute.
modules_by_file="Documents"

# The modules of which each needs the one before, so that the build takes at least as long as they do. They come first
# on the processor. SwiftPM starts modules in the order in which they are ready; with more jobs than processors these
# start at once.
first_modules="LayoutScene Cassowary LayoutKernel AutoLayout Documents"
job_flags=(--jobs $(($(nproc) + 2)))

# Has SwiftPM compile with Scripts/swiftc: $1 is a folder for what it needs, the rest are patterns of modules
# that are not optimised. SwiftPM looks for the toolchain's libraries beside the compiler that it is told to use.
use_scripts_compiler() {
  local resources toolchain=$1
  shift
  PLUMB_SWIFTC=$(command -v swiftc)
  PLUMB_UNOPTIMISED="$*"
  PLUMB_UNSPECIALISED=$unspecialised_modules
  PLUMB_BY_FILE=$modules_by_file
  PLUMB_FIRST=$first_modules
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  mkdir -p "$toolchain/bin"
  ln -sfn "$(dirname "$resources")" "$toolchain/lib"
  cmp -s "$root/Scripts/swiftc" "$toolchain/bin/swiftc" || cp "$root/Scripts/swiftc" "$toolchain/bin/swiftc"
  SWIFT_EXEC="$toolchain/bin/swiftc"
  export PLUMB_SWIFTC PLUMB_UNOPTIMISED PLUMB_UNSPECIALISED PLUMB_BY_FILE PLUMB_FIRST SWIFT_EXEC
}

say() { printf 'plumb: %s\n' "$*" >&2; }

# The packages of the lists that dpkg does not have, one a line.
missing_packages() {
  local wanted
  wanted=$(sed 's/#.*//' "${package_lists[@]}" | tr -s ' \t' '\n' | sed '/^$/d' | sort -u)
  # shellcheck disable=SC2086 # one word a package
  comm -23 <(printf '%s\n' "$wanted") <(
    dpkg-query --show --showformat '${Package} ${db:Status-Status}\n' $wanted 2>/dev/null |
      sed -n 's/ installed$//p' | sort -u)
}

# Whether all packages were there when last looked, and neither a list nor what dpkg has installed has
# changed since. Asking dpkg takes 20 ms, as long as a whole small render.
packages_are_known() {
  local file
  for file in "${package_lists[@]}" /var/lib/dpkg/status; do
    [ "$known_packages" -nt "$file" ] || return 1
  done
}

remember_packages() {
  { mkdir -p "$root/.build" && : >"$known_packages"; } 2>/dev/null || true
}

install_packages() {
  packages_are_known && return 0
  command -v dpkg-query >/dev/null || {
    say "this system has no dpkg; install what these list, under the names it has here:" \
      "${package_lists[@]#"$root/"}"
    return 0
  }
  local missing
  missing=$(missing_packages | tr '\n' ' ')
  [ -n "${missing// /}" ] || {
    remember_packages
    return 0
  }
  local -a as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    if ! may_use_sudo; then
      say "missing Debian packages, and neither root nor sudo to install them; have this run once:"
      say "  apt-get install --no-install-recommends $missing"
      exit 74
    fi
    as_root=(sudo)
  fi
  say "installing Debian packages: $missing"
  local -a apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300)
  # shellcheck disable=SC2086 # one word a package
  { "${apt[@]}" update -qq && "${apt[@]}" install -qq -y --no-install-recommends $missing; } \
    </dev/null >&2 || {
    say "apt-get could not install: $missing"
    exit 74
  }
  remember_packages
}

# With a password only where there is a terminal to ask for it.
may_use_sudo() {
  command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 2 ]; }
}

need_swift() {
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\).*/\1/p' | head -n 1)
  if [ -z "$version" ]; then
    say "Swift is missing. Install Swift 6 or later as https://www.swift.org/install/linux says,"
    say "put its usr/bin folder on PATH, and run this again."
    exit 74
  elif [ "$version" -lt 6 ]; then
    say "Swift 6 or later is needed; this is Swift $version. See https://www.swift.org/install/linux"
    exit 74
  fi
}
