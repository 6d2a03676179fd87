/**
 * On the root element where the reader is a program: it gets what the server rendered. The pre-paint script knows them by the
 * list that the package `isbot` keeps; a browser too old for its pattern is none.
 */
export const BOT_ATTRIBUTE = 'data-bot';
