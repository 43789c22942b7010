import type { User, UserValues } from "@/api/user";
import { type Faults, faultsOf } from "@/blocks/write/faults";

export type UserField = keyof UserValues;

export const emptyUser: UserValues = {
  firstName: "",
  lastName: "",
  mobile: "",
  email: "",
  companyMobile: "",
  role: "",
  department: "",
  reportsTo: "",
  grants: [],
  telephonyUserId: "",
  telephonyPassword: "",
  telephonySecret: "",
};

export function valuesOf(user: User): UserValues {
  const { firstName, lastName, mobile, email, companyMobile, role, departmentId, reportsTo } = user;
  return {
    ...emptyUser,
    firstName,
    lastName,
    mobile,
    email,
    companyMobile,
    role,
    department: departmentId,
    reportsTo,
    grants: [...user.grants].sort(),
    telephonyUserId: user.telephonyUserId,
  };
}

const rules: readonly [UserField, RegExp, string][] = [
  ["firstName", /\S/, "Please enter a first name"],
  ["lastName", /\S/, "Please enter a last name"],
  ["mobile", /^\d{10}$/, "Please Enter 10 Digit Mobile Number"],
  ["email", /\S/, "Please Enter Valid Email ID"],
  ["role", /\S/, "Please select a role"],
  ["department", /\S/, "Please select a department"],
];

/** The required fields of a user. */
export const needed: ReadonlySet<UserField> = new Set(rules.map(([field]) => field));

/** The faults that can be found before calling the server, which checks the rest. */
export function checkUser(values: UserValues): Faults<UserField> {
  return faultsOf(
    Object.fromEntries(
      rules.map(([field, pattern, message]) => [field, !pattern.test(String(values[field])) && message]),
    ),
  );
}
