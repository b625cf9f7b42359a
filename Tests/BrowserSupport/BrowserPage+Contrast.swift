extension BrowserPage {
  /// The texts that are seen with a contrast of less than 4.5:1 to what is painted behind them.
  package func faintTexts() throws -> [String] {
    try value(
      """
      (() => {
        const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        // Red, green, blue and opacity of any CSS colour.
        const parts = (color) => {
          canvas.clearRect(0, 0, 1, 1);
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
          return [red, green, blue, alpha / 255];
        };
        const over = (above, below) =>
          [0, 1, 2].map((i) => above[i] * above[3] + below[i] * (1 - above[3]));
        const linear = (value) => (value / 255 <= 0.04045
          ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
        const luminance = ([red, green, blue]) =>
          0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
        const ground = (element) => (element === null ? [255, 255, 255]
          : over(parts(getComputedStyle(element).backgroundColor), ground(element.parentElement)));
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const faint = new Set();
        while (texts.nextNode()) {
          const [text, element] = [texts.currentNode.data.trim(), texts.currentNode.parentElement];
          if (text === "" || element.closest("script, noscript, option, :disabled, [aria-hidden=true]")
            || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          const below = ground(element);
          const light = [luminance(below), luminance(over(parts(getComputedStyle(element).color), below))]
            .sort((a, b) => b - a);
          const contrast = (light[0] + 0.05) / (light[1] + 0.05);
          if (contrast < 4.5) faint.add(`${element.tagName} ${element.className}: ${contrast.toFixed(2)}`);
        }
        return [...faint];
      })()
      """) as? [String] ?? ["no answer"]
  }
}
