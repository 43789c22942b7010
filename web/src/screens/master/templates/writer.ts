/** The facts about the current user that templates depend on. */
export type Writer = { userId: string; roleId: string; manager: boolean; zone: string };
