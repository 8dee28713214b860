/** The key of the account that tests connect. */
export const API_KEY = 'key-0123456789abcdef';
