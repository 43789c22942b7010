// Sets the colour scheme before the first paint; a file of its own because the page allows no inline script.
(() => {
  let scheme = "auto";
  try {
    scheme = localStorage.getItem("mantine-color-scheme-value") ?? "auto";
  } catch {
    // Storage can be switched off; the system's scheme will do.
  }
  const dark =
    scheme === "dark" || (scheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
