// The site's own copy of the library, as the page imports it: ../vendor/uqr/index.mjs
export * from "uqr";
