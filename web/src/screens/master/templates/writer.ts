/** Who looks at the templates, as far as it matters for them. */
export type Writer = { userId: string; roleId: string; manager: boolean; zone: string };
