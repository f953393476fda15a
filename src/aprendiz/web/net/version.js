// The version of this page. Its files have an address of their own, which a server of another version does not know.

/** Reloads the page if the server has files of another version: then a file that this page needs is not found. */
export async function reloadIfOutdated() {
  const answer = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.status === 404) reloadOnce();
}

/** Whether a reload is under way. Until the new page comes, this one runs on, and may find more reasons to reload. */
export let isReloading = false;

/** Reloads the page, unless a reload is under way. */
export function reloadOnce() {
  if (isReloading) return;
  isReloading = true;
  location.reload();
}
