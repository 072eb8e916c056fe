// Shares a link (docs/product.md 'Sharing messages'): the phone's own sheet where there is one, else the clipboard.

type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

type ShareDevice = Pick<Navigator, 'userAgent' | 'share' | 'clipboard'>;

/** `device`: the browser's `navigator`. */
export async function shareLink(
  link: { title: string; url: string },
  device: ShareDevice,
): Promise<ShareOutcome> {
  try {
    if (hasNativeShare(device)) {
      await device.share(link);
      return 'shared';
    }
    await device.clipboard.writeText(link.url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

// Desktops have a share sheet, too, but there the specification asks for a copied link.
function hasNativeShare(device: ShareDevice): boolean {
  return /Android|iPhone|iPad|iPod/.test(device.userAgent) && typeof device.share === 'function';
}
