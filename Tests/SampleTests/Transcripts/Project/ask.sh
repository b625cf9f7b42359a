# ask.sh FILE: what plumb lsp answers to the questions in FILE, a line each, sorted, as some are answered later than others.
while IFS= read -r line; do
  printf 'Content-Length: %d\r\n\r\n%s' "$(printf %s "$line" | wc -c)" "$line"
done < "$1" | "$PLUMB" lsp | tr -d '\r' | sed 's/}Content-Length: [0-9]*$/}/' | grep '^{.*"id":' | sed 's/"version": "[^"]*"/"version": …/' | sort -V
