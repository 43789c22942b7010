/** Says that a part of the app could not be loaded: a new release has removed its file, or there is no network. */
export function tellNotLoaded(): void {
  // Loaded with the first screen; without it there is nothing to say it with.
  import("./toast").then(
    ({ toast }) => toast.notLoaded(),
    () => {},
  );
}
