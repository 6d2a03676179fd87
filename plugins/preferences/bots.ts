/**
 * Marks `<html>` if a bot reads the page: bots keep what the server rendered. The pre-paint script recognizes bots by the
 * pattern of the package `isbot`. A browser that is too old to compile the pattern counts as a person.
 */
export const BOT_ATTRIBUTE = 'data-bot';
