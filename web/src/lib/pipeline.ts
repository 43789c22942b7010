/** The cells of a requisition's pipeline, from left to right, as addresses and heads name them. */
export const pipelineCells = ["New", "Call", "HR", "Tech", "Offer", "Joined"] as const;
export type PipelineCell = (typeof pipelineCells)[number];

/** How many candidates stand in each cell, in the order of the cells. */
export type PipelineCounts = readonly number[];
