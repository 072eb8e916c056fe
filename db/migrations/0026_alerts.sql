CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`since` integer NOT NULL,
	`detail` text NOT NULL,
	`last_told_at` integer,
	`ended_at` integer,
	`is_closed` integer DEFAULT false NOT NULL,
	`claimed_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_open` ON `alerts` (`name`) WHERE "alerts"."is_closed" = 0;--> statement-breakpoint
CREATE INDEX `alerts_since` ON `alerts` (`since`);--> statement-breakpoint
CREATE INDEX `outbox_age` ON `outbox` (`created_at`);