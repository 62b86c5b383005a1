# Sourced by tools/run and tools/test: makes sure that the Debian packages named below are installed.

build_packages=(
  g++ cmake ninja-build pkg-config ccache
  libwxgtk3.2-dev libyaml-cpp-dev libboost-graph-dev libcairo2-dev libpango1.0-dev libcli11-dev nlohmann-json3-dev
  libtbb-dev zlib1g-dev libexpat1-dev libwebp-dev libgif-dev gettext
  fonts-dejavu-core librsvg2-common
  # the rules for pages in a browser (`fairway play`), as WebAssembly
  clang-14 lld-14 wasi-libc libc++-14-dev-wasm32 libc++abi-14-dev-wasm32 libclang-rt-14-dev-wasm32 binaryen
)
test_packages=(
  libgtest-dev libgmock-dev libbenchmark-dev
  git python3 python3-jsonschema python3-ruamel.yaml # schemas and readers must agree
  clang lld libclang-rt-dev                          # sanitizers, fuzz targets
  clang-format clang-tidy                            # the layout of the code; the lint configuration is verified
  xvfb xauth xdotool openbox x11-utils dbus-x11 at-spi2-core imagemagick # the editor's window, driven from outside
  python3-gi gir1.2-atspi-2.0                        # the window as a screen reader finds it
  poppler-utils tiled                                # printed pages and Tiled maps, judged by other programs
  parallel                                           # proofs in parts
  webp gifsicle unzip                                # animations and archives, judged by other programs
  neovim pre-commit                                  # the language server and the hooks, used as others use them
  nodejs chromium-headless-shell firefox-esr webkit2gtk-driver # pages to race on, in real browsers
  dpkg-dev fakeroot file lintian                     # the Debian package
  desktop-file-utils appstream                       # what it says to the desktop
  mandoc zsh fish                                    # manual pages and completions, read by others
  reuse codespell                                    # a licence for every file; misspelt words in documents
  hunspell hunspell-en-gb hunspell-de-de hunspell-fr # and every word of theirs, and of the translations
)

# For tools/npm-package: the command as WebAssembly.
npm_packages=(emscripten nodejs dpkg-dev)

# Ubuntu 24.04 has all of them by the same names, but for two browsers, which are snaps there: pages are tried in WebKit alone.
if grep -qsx 'ID=ubuntu' /etc/os-release; then
  for i in "${!test_packages[@]}"; do
    case ${test_packages[i]} in chromium-headless-shell | firefox-esr) unset "test_packages[i]" ;; esac
  done
fi

# Untried: the counterparts of build_packages on Fedora. It has no libraries for WebAssembly where CMake looks for them, so its
# `fairway` makes no pages to race on.
fedora_packages=(
  gcc-c++ cmake ninja-build pkgconf ccache
  wxGTK-devel yaml-cpp-devel boost-devel cairo-devel pango-devel cli11-devel json-devel
  tbb-devel zlib-devel expat-devel libwebp-devel giflib-devel gettext
  dejavu-sans-fonts librsvg2
)

is_installed() {
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# ensure_packages NAME...: installs what is missing, and only that.
ensure_packages() {
  [ -z "${FAIRWAY_SKIP_INSTALL:-}" ] || return 0
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    cat >&2 <<TEXT
This system has no apt-get, so nothing can be installed for you. Fairway needs what these Debian packages hold:
  $*
Install their counterparts, then run this again with FAIRWAY_SKIP_INSTALL=1.
TEXT
    if command -v dnf >/dev/null; then
      echo "On Fedora these should do to build it: dnf install ${fedora_packages[*]}" >&2
    fi
    exit 1
  fi
  local missing=() package
  for package in "$@"; do is_installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -gt 0 ] || return 0
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || {
      echo "These packages are missing: ${missing[*]}" >&2
      echo "Install them as root, or install sudo, and run this again." >&2
      exit 1
    }
    as_root=(sudo)
  fi
  echo "Installing ${missing[*]}" >&2
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# ensure_page_tools: the npm packages that judge pages, as the lockfile of tests/web has them.
ensure_page_tools() {
  [ -z "${FAIRWAY_SKIP_INSTALL:-}" ] || return 0
  local folder=tests/web
  [ "$folder/node_modules/.package-lock.json" -nt "$folder/package-lock.json" ] && return 0
  command -v npm >/dev/null || ensure_packages npm # Node.js from elsewhere brings its own
  local words=(ci --prefix "$folder" --ignore-scripts --no-audit --no-fund)
  npm "${words[@]}" --silent || npm "${words[@]}" --loglevel error # a network may fail once
}
