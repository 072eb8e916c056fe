CREATE TABLE `security_chain` (
	`id` integer PRIMARY KEY NOT NULL,
	`anchor_id` integer NOT NULL,
	`anchor_seal` text NOT NULL,
	`anchor_count` integer NOT NULL,
	`head_id` integer NOT NULL,
	`head_seal` text NOT NULL,
	`head_count` integer NOT NULL,
	`proof` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`nonce` text NOT NULL,
	`mark` text NOT NULL,
	`user_id` text,
	`event` text NOT NULL,
	`outcome` text NOT NULL,
	`device` text,
	`network` text,
	`at` integer NOT NULL,
	`proof` text NOT NULL,
	`seal` text,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `security_events_nonce_unique` ON `security_events` (`nonce`);--> statement-breakpoint
CREATE INDEX `security_events_user` ON `security_events` (`user_id`) WHERE "security_events"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `security_events_unsealed` ON `security_events` (`id`) WHERE "security_events"."seal" IS NULL;