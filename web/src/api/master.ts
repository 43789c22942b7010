import { queryOptions } from "@tanstack/react-query";
import { client, unwrap, type Wire, type WriteAnswer } from "./client";
import { type CallOptions, forFile } from "./forFile";

/** The positions and the sources of /master. */

export type MasterPosition = {
  id: string;
  name: string;
  departmentId: string;
  department: string;
  employmentType: string;
  description: string;
  point: number;
  /** Years; null for none. */
  minExperience: number | null;
  version: number;
};

export function masterPositionOf(row: Wire<"MasterPositionRow">): MasterPosition {
  return {
    id: row.NAME_OF_THE_POSITION_ID,
    name: row.NAME_OF_THE_POSITION,
    departmentId: row.DEPT_ID,
    department: row.DEPT,
    employmentType: row.EMPLOYEMENT_TYPE,
    description: row.DESCRIPTION,
    point: row.POINT,
    minExperience: row.MIN_EXP,
    version: row.VERSION,
  };
}

async function listMasterPositions(options: CallOptions): Promise<MasterPosition[]> {
  const { rows } = await unwrap(client.GET("/api/Master.svc/name_of_the_position/all", options));
  return rows.map(masterPositionOf);
}

export const masterPositionsQuery = queryOptions({
  queryKey: ["position", "master"],
  queryFn: ({ signal }) => listMasterPositions({ signal }),
});

export const masterPositionsForFile = () => listMasterPositions(forFile);

export type PositionOrder = {
  name: string;
  point: string;
  department: string;
  description: string;
  employmentType: string;
  minExperience: string;
};

/** What to change, and its version on screen. */
export type Changing = { id: string; version: number };

const positionFields = {
  NAME_OF_THE_POSITION: "name",
  POINT: "point",
  DEPT: "department",
  DESCRIPTION: "description",
  EMPLOYEMENT_TYPE: "employmentType",
  MIN_EXP: "minExperience",
};
const sourceFields = { SOURCE_OF_CANDIDATE: "name", DESCRIPTION: "description" };

const once = (key: string) => ({ "Idempotency-Key": key });

export function insertPosition(userId: string, order: PositionOrder, key: string): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/Position_Master.svc/insert_position", {
      headers: once(key),
      body: {
        NAME_OF_THE_POSITION: order.name,
        DESCRIPTION: order.description,
        POINT: order.point,
        CREATED_BY: userId,
        LASTUPDATED_BY: userId,
        DEPT: order.department,
        EMPLOYEMENT_TYPE: order.employmentType,
        MIN_EXP: order.minExperience,
      },
    }),
    positionFields,
  );
}

export function updatePosition(
  userId: string,
  changing: Changing,
  order: PositionOrder,
  key: string,
): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/Position_Master.svc/update_position", {
      headers: once(key),
      body: {
        NAME_OF_THE_POSITION_ID: changing.id,
        NAME_OF_THE_POSITION: order.name,
        DESCRIPTION: order.description,
        POINT: order.point,
        LASTUPDATED_BY: userId,
        DEPT: order.department,
        EMPLOYEMENT_TYPE: order.employmentType,
        MIN_EXP: order.minExperience,
        VERSION: changing.version,
      },
    }),
    positionFields,
  );
}

/** The documents delete with a GET; the key distinguishes it from a followed link. */
export function deletePosition(userId: string, positionId: string, key: string): Promise<WriteAnswer> {
  return unwrap(
    client.GET("/api/Master.svc/delete_master_position/{positionId}/{userId}", {
      headers: once(key),
      params: { path: { positionId, userId } },
    }),
  );
}

export type Source = { id: string; name: string; description: string; version: number };

export function sourceOf(row: Wire<"SourceRow">): Source {
  return {
    id: row.SOURCE_OF_CANDIDATE_ID,
    name: row.SOURCE_OF_CANDIDATE,
    description: row.DESCRIPTION,
    version: row.VERSION,
  };
}

async function listSources(options: CallOptions): Promise<Source[]> {
  const { rows } = await unwrap(client.GET("/api/Master.svc/get_Source_of_candidate", options));
  return rows.map(sourceOf);
}

export const sourcesQuery = queryOptions({
  queryKey: ["source", "list"],
  queryFn: ({ signal }) => listSources({ signal }),
});

export const sourcesForFile = () => listSources(forFile);

export type SourceOrder = { name: string; description: string };

export function insertSource(userId: string, order: SourceOrder, key: string): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/Master.svc/insert_Source_of_candidate", {
      headers: once(key),
      body: { SOURCE_OF_CANDIDATE: order.name, DESCRIPTION: order.description, CREATED_BY: userId },
    }),
    sourceFields,
  );
}

export function updateSource(
  userId: string,
  changing: Changing,
  order: SourceOrder,
  key: string,
): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/Master.svc/update_Source_of_candidate", {
      headers: once(key),
      body: {
        SOURCE_OF_CANDIDATE_ID: changing.id,
        SOURCE_OF_CANDIDATE: order.name,
        DESCRIPTION: order.description,
        USER_CODE: userId,
        VERSION: changing.version,
      },
    }),
    sourceFields,
  );
}
