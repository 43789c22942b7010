/** The semantic colours as a style sheet; the plugin tokenSheet makes it. */
declare module "virtual:tokens.css";
