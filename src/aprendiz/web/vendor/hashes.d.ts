// @noble/hashes 2.4.0 (MIT); licences in LICENSES.txt, made by tools/vendor.mjs.

declare function blake2b(message: Uint8Array, options: { dkLen: number; personalization: Uint8Array }): Uint8Array;
declare function bytesToHex(bytes: Uint8Array): string;
declare function hexToBytes(digits: string): Uint8Array;

export { blake2b, bytesToHex, hexToBytes };
