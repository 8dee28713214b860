/** The API key of the account that tests connect. */
export const API_KEY = 'key-q7Zr2LkX9v0TbW4y';
